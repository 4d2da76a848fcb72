import { validate as AT } from 'stdnum/lib/cjs/at/uid.js';
import { validate as BE } from 'stdnum/lib/cjs/be/vat.js';
import { validate as BG } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as CY } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as CZ } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as DE } from 'stdnum/lib/cjs/de/vat.js';
import { validate as DK } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as EE } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as ES } from 'stdnum/lib/cjs/es/nif.js';
import { validate as FI } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as FR } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as XI } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as EL } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as HR } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as HU } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as IE } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as IT } from 'stdnum/lib/cjs/it/iva.js';
import { validate as LT } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as LU } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as LV } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as MT } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as NL } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as PL } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as PT } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as RO } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as SE } from 'stdnum/lib/cjs/se/vat.js';
import { validate as SI } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as SK } from 'stdnum/lib/cjs/sk/dph.js';

type Validate = typeof DE;

/**
 * Checks format and check digits for each EU prefix; with a valid example. Each validator is imported on its own, because
 * the whole library has those of 90 countries. Northern Ireland uses UK numbers with the prefix XI.
 */
export const vatRules: Partial<Record<string, [validate: Validate, example: string]>> = {
  AT: [AT, 'ATU13585627'],
  BE: [BE, 'BE0428759497'],
  BG: [BG, 'BG175074752'],
  CY: [CY, 'CY10259033P'],
  CZ: [CZ, 'CZ25123891'],
  DE: [DE, 'DE136695976'],
  DK: [DK, 'DK13585628'],
  EE: [EE, 'EE100931558'],
  EL: [EL, 'EL094259216'],
  ES: [ES, 'ESA13585625'],
  FI: [FI, 'FI20774740'],
  FR: [FR, 'FR83404833048'],
  HR: [HR, 'HR33392005961'],
  HU: [HU, 'HU12892312'],
  IE: [IE, 'IE6433435F'],
  IT: [IT, 'IT00743110157'],
  LT: [LT, 'LT119511515'],
  LU: [LU, 'LU15027442'],
  LV: [LV, 'LV40003521600'],
  MT: [MT, 'MT11679112'],
  NL: [NL, 'NL004495445B01'],
  PL: [PL, 'PL8567346215'],
  PT: [PT, 'PT501964843'],
  RO: [RO, 'RO18547290'],
  SE: [SE, 'SE123456789701'],
  SI: [SI, 'SI50223054'],
  SK: [SK, 'SK2022749619'],
  XI: [XI, 'XI980780684'],
};
