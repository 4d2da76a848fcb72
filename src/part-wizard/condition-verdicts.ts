import type { Medium, Option } from '#src/contract/part-wizard.ts';
import type { Say } from '#src/contract/wizard-translations.ts';
import { formatNumber, formatSpecification } from '#src/format/quantity.ts';
import { convert } from '#src/format/units.ts';
import { m } from '#src/messages/m.ts';
import type { Conditions, Span } from './conditions.ts';
import { isConnection, isMaterial } from './figures.ts';
import type { Figure } from './member.ts';
import { pressureLimits, temperatureLimits, type Limits } from './operating-limits.ts';
import type { Criterion, Verdict } from './verdict.ts';
import type { Criteria } from './criteria.ts';
import { shownFigure, wordsOf } from './measurement-verdicts.ts';

/** The properties of an instrument that are checked. */
export interface Instrument {
  figures: Figure[];
  /** The chosen options, if it is configured. */
  options: Option[];
  /** The media it is suitable for. */
  media: string[];
  /** The hygienic process connections of its family. */
  hygienicConnections: string[];
}

export interface Task {
  criteria: Criteria;
  /** The selected medium; undefined if none is selected or it is unknown. */
  medium: Medium | undefined;
  conditions: Conditions;
  say: Say;
}

/** Verdicts on conditions in which an unsuitable instrument would fail. */
export function conditionVerdicts(instrument: Instrument, task: Task): Verdict[] {
  const { criteria, conditions } = task;
  return [
    criteria.medium === '' ? null : mediumVerdict(instrument, task),
    conditions.isHygienic ? hygieneVerdict(instrument, task) : null,
    temperatureVerdict(instrument, conditions.temperature),
    pressureVerdict(instrument, task),
    approvalVerdict(instrument.figures, task),
  ].filter((verdict) => verdict !== null);
}

function mediumVerdict({ figures, media }: Instrument, { criteria, medium, say }: Task): Verdict {
  const criterion = 'medium';
  if (!medium || media.length === 0)
    return {
      criterion,
      isMet: null,
      message: m.suitability.mediumNotStated({ medium: inSentence(say(criteria.medium)) }),
    };
  const shown = (one: string) => inSentence(say(one));
  const name = { medium: shown(medium.name) };
  if (!media.includes(medium.name))
    return {
      criterion,
      isMet: false,
      message:
        media.length > 2
          ? m.suitability.notSuitable(name)
          : m.suitability.onlySuitable({ media: media.map(shown).reduce(joinWithAnd), ...name }),
    };
  if (!medium.isConductive && figures.some((figure) => figure.name === 'Minimum conductivity'))
    return { criterion, isMet: false, message: m.suitability.onlyConductive(name) };
  const material = attackedMaterial(figures, medium);
  if (material)
    return { criterion, isMet: false, message: m.suitability.attacked({ ...name, material: say(material) }) };
  return { criterion, isMet: true, message: m.suitability.suitable(name) };
}

const joinWithAnd = (first: string, second: string) => m.suitability.and({ first, second });

/** "Milk and beverages" in lower case within an English sentence; names such as "CO₂" keep their capitals. */
const inSentence = (name: string) =>
  /^\p{Lu}[\p{Ll}\s,-]/u.test(name)
    ? m.suitability.name({ place: 'within', name, lowerCase: name.charAt(0).toLowerCase() + name.slice(1) })
    : name;

/** The first wetted material that the medium attacks. */
export const attackedMaterial = (figures: Figure[], { attacks }: Medium): string | undefined =>
  figures
    .filter(isMaterial)
    .flatMap(({ value }) => wordsOf(value))
    .find((material) => attacks.some((attacked) => hasWords(material, attacked)));

/** Compares whole words: a medium that attacks FKM does not attack FFKM. */
function hasWords(material: string, attacked: string): boolean {
  const padded = (text: string) =>
    ` ${text
      .toLowerCase()
      .split(/[\s()/]+/)
      .join(' ')} `;
  return padded(material).includes(padded(attacked));
}

function hygieneVerdict({ figures, hygienicConnections }: Instrument, { say }: Task): Verdict {
  const criterion = 'hygiene';
  const stated = figures.filter(isConnection);
  const connections = stated.map(formatSpecification);
  if (connections.length === 0) return { criterion, isMet: null, message: m.suitability.hygieneNotStated };
  const isMet = connections.some((connection) => hygienicConnections.includes(connection));
  const list = { connections: stated.map((figure) => shownFigure(figure, say)).join(', ') };
  return {
    criterion,
    isMet,
    message: isMet ? m.suitability.hygienic(list) : m.suitability.notHygienic(list),
  };
}

function temperatureVerdict({ figures, options }: Instrument, needed: Span): Verdict | null {
  return limitVerdict(temperatureLimits(figures, options), needed, { criterion: 'temperature', unit: '°C' });
}

/** The upper end of a requested pressure range is a pressure the instrument must withstand, too. */
function pressureVerdict({ figures, options }: Instrument, { criteria, conditions }: Task): Verdict | null {
  const limits = pressureLimits(figures, options);
  const verdict = limitVerdict(limits, conditions.pressure, { criterion: 'pressure', unit: 'bar' });
  const end = criteria.to === null ? null : convert(criteria.to, criteria.unit, 'bar');
  if (verdict || end === null || limits.max === null || end <= limits.max) return verdict;
  return limitVerdict(limits, { from: null, to: end }, { criterion: 'pressure', unit: 'bar' });
}

function limitVerdict(
  { min, max }: Limits,
  { from, to }: Span,
  { criterion, unit }: { criterion: Criterion; unit: string },
): Verdict | null {
  if (from === null && to === null) return null;
  if ((from !== null && min === null) || (to !== null && max === null))
    return { criterion, isMet: null, message: m.suitability.limitNotStated({ criterion }) };
  const isMet =
    (from === null || (min ?? Number.POSITIVE_INFINITY) <= from + tolerance) &&
    (to === null || (max ?? Number.NEGATIVE_INFINITY) >= to - tolerance);
  const allowed = spanText({ from: min, to: max }, unit);
  return {
    criterion,
    isMet,
    message: isMet
      ? m.suitability.limit({ criterion, allowed })
      : m.suitability.limitMissed({ criterion, allowed, needed: spanText({ from, to }, unit) }),
  };
}

// For rounding errors of unit conversion.
const tolerance = 1e-6;

function spanText({ from, to }: Span, unit: string): string {
  if (from === null) return m.suitability.upTo({ to: numberText(to), unit });
  if (to === null) return m.suitability.from({ from: numberText(from), unit });
  return `${numberText(from)} … ${numberText(to)} ${unit}`;
}

const numberText = (value: number | null) =>
  value === null || !Number.isFinite(value) ? '?' : formatNumber(value);

function approvalVerdict(figures: Figure[], { criteria: { approval }, say }: Task): Verdict | null {
  if (approval === '') return null;
  const figure = figures.find(({ name }) => name === approval);
  const isMet = figure !== undefined && figure.value !== 'None';
  const name = say(approval);
  return {
    criterion: 'approval',
    isMet,
    message: isMet
      ? m.suitability.approval({ approval: name, value: say(figure.value) })
      : m.suitability.noApproval({
          approval: m.suitability.name({
            place: 'within',
            name,
            lowerCase: name.toLowerCase(),
          }),
        }),
  };
}
