import type { Family, Option, Position, Rule } from '#src/contract/part-wizard.ts';
import { forbids, type Choices } from './choices.ts';

/** The cost of an option, which is minimised; null if it must not be chosen. */
export type CostOf = (position: Position, option: Option) => number | null;

interface Domain {
  position: Position;
  /** Cheapest first. */
  options: { code: string; cost: number }[];
}

interface Search {
  /** The rules that involve a position, by its key. */
  rulesOf: Map<string, Rule[]>;
  best: { choices: Choices; cost: number } | undefined;
  /** Remaining steps. Limited, so that a badly configured family does not block a server or a phone. */
  steps: number;
}

const maxSteps = 20_000;

/** The buildable configuration with the lowest cost; null if there is none. */
export function bestConfiguration(family: Family, costOf: CostOf): Choices | null {
  const domains = family.positions.map((position) => domainOf(family, position, costOf));
  if (domains.some(({ options }) => options.length === 0)) return null;
  const rulesOf = new Map(family.positions.map(({ key }) => [key, family.rules.filter(involves(key))]));
  const isFree = ({ position }: Domain) => rulesOf.get(position.key)?.length === 0;
  const search: Search = { rulesOf, best: undefined, steps: maxSteps };
  descend(
    search,
    domains.filter((domain) => !isFree(domain)),
    { choices: {}, cost: 0 },
  );
  if (!search.best) return null;
  const free = domains.filter(isFree).map(({ position, options }) => [position.key, options[0]?.code ?? '']);
  return { ...search.best.choices, ...Object.fromEntries(free) };
}

function domainOf({ rules }: Family, position: Position, costOf: CostOf): Domain {
  const options = position.options.flatMap((option) => {
    const cost = costOf(position, option);
    const isForbidden = rules.some((rule) => forbids(rule, { [position.key]: option.code }));
    return cost === null || isForbidden ? [] : [{ code: option.code, cost }];
  });
  return { position, options: options.toSorted((a, b) => a.cost - b.cost) };
}

const involves =
  (key: string) =>
  ({ whenPosition, limitedPosition }: Rule) =>
    whenPosition === key || limitedPosition === key;

/** Branch and bound; the position with the fewest remaining options is decided next. */
function descend(
  search: Search,
  open: Domain[],
  { choices, cost }: { choices: Choices; cost: number },
): void {
  const lowerBound = cost + open.reduce((sum, { options }) => sum + (options[0]?.cost ?? 0), 0);
  if (search.best && lowerBound >= search.best.cost) return;
  const [next, ...others] = open.toSorted((a, b) => a.options.length - b.options.length);
  if (!next) {
    search.best = { choices, cost };
    return;
  }
  const { key } = next.position;
  for (const option of next.options) {
    if (search.steps-- <= 0) return;
    const assigned = { [key]: option.code };
    const narrowed = others.map((domain) => narrow(domain, assigned, search.rulesOf.get(key) ?? []));
    if (narrowed.every(({ options }) => options.length > 0))
      descend(search, narrowed, { choices: { ...choices, ...assigned }, cost: cost + option.cost });
  }
}

/** Keeps the options that are compatible with the one just chosen. */
function narrow(domain: Domain, assigned: Choices, rulesOfAssigned: Rule[]): Domain {
  const { key } = domain.position;
  const rules = rulesOfAssigned.filter(involves(key));
  if (rules.length === 0) return domain;
  const isAllowed = ({ code }: { code: string }) =>
    !rules.some((rule) => forbids(rule, { ...assigned, [key]: code }));
  return { ...domain, options: domain.options.filter(isAllowed) };
}
