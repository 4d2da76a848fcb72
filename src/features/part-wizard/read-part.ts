import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import { parseCode } from '#src/part-wizard/parse-code.ts';
import { configuredPart } from './configured-part.ts';

/** Parses an ordering code in any spelling into the shape the cart needs; undefined if it does not start like one. */
export function readPart(items: PartWizardItems, text: string) {
  const parsed = parseCode(items.families, text);
  if (parsed.type === 'unknown') return undefined;
  if (parsed.type !== 'read') return { problem: parsed.message };
  const { family, choices, code, broken } = parsed;
  const [rule] = broken;
  if (rule) return { problem: m.partWizard.codeNotBuildable({ code, explanation: rule.explanation }) };
  const { orderable, isProduct } = configuredPart(items, family, choices);
  return { product: orderable, configuration: isProduct ? null : describeConfiguration(family, choices) };
}
