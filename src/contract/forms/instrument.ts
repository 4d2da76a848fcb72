import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { choice, line, optionalLine, optionalText } from './fields.ts';

export const services = ['calibration', 'repair', 'calibration-and-repair', 'return'] as const;
export const certificates = ['none', 'as-left', 'as-found-and-as-left'] as const;
export const contaminations = ['clean', 'cleaned', 'contaminated'] as const;

const Fields = v.object({
  model: line(120, m.forms.enterModel),
  serialNumber: line(60, m.forms.enterSerialNumber),
  service: choice(services, m.forms.selectService),
  certificate: choice(certificates, m.forms.selectCertificate),
  fault: optionalText(2000),
  /** Safety information needed before the parcel is opened. */
  contamination: choice(contaminations, m.forms.selectContamination),
  contaminant: optionalLine(300),
});

/** An instrument in a calibration or repair request. */
export const Instrument = v.pipe(
  Fields,
  v.forward(
    v.partialCheck(
      [['service'], ['fault']],
      ({ service, fault }) => service === 'calibration' || service === 'return' || fault !== '',
      m.forms.describeFault,
    ),
    ['fault'],
  ),
  v.forward(
    v.partialCheck(
      [['contamination'], ['contaminant']],
      ({ contamination, contaminant }) => contamination === 'clean' || contaminant !== '',
      m.forms.enterContaminant,
    ),
    ['contaminant'],
  ),
  // A return includes no calibration, so there is no certificate.
  v.transform((instrument) =>
    instrument.service === 'return' ? { ...instrument, certificate: 'none' as const } : instrument,
  ),
);
