import type { Family, Position } from '#src/contract/part-wizard.ts';
import type { Choices } from './choices.ts';

export interface Reading {
  /** Every complete reading. */
  complete: Choices[];
  /** Where the longest partial reading ended. */
  stopped: { choices: Choices; position: Position | null; rest: string };
}

/** Codes have only a few readings. The limit is for malicious input. */
const maxReadings = 8;

interface Text {
  /** In characters or segments. */
  length: number;
  /** How far to advance if the code is at this position, in the unit of `length`; undefined if it is not there. */
  step: (code: string, at: number) => number | undefined;
  restFrom: (at: number) => string;
}

/** For codes with separators between the parts. */
export const readSegments = (family: Family, segments: string[]): Reading =>
  read(family, {
    length: segments.length,
    step: (code, at) => (segments[at] === code ? 1 : undefined),
    restFrom: (at) => segments.slice(at).join('-'),
  });

/** For codes without separators. */
export const readJoined = (family: Family, text: string): Reading =>
  read(family, {
    length: text.length,
    step: (code, at) => (text.startsWith(code, at) ? code.length : undefined),
    restFrom: (at) => text.slice(at),
  });

function read({ positions }: Family, text: Text): Reading {
  const complete: Choices[] = [];
  // States that cannot lead to a complete reading are not visited again.
  const deadEnds = new Set<string>();
  let farthest: { at: number; index: number; choices: Choices } = { at: -1, index: 0, choices: {} };
  const follow = (index: number, at: number, choices: Choices): boolean => {
    if (at > farthest.at) farthest = { at, index, choices };
    const position = positions[index];
    if (!position) {
      if (at === text.length) complete.push(choices);
      return at === text.length;
    }
    const state = `${index} ${at}`;
    if (deadEnds.has(state) || complete.length >= maxReadings) return false;
    let canComplete = false;
    for (const { code } of position.options) {
      const step = code === '' ? 0 : text.step(code, at);
      if (step === undefined) continue;
      canComplete = follow(index + 1, at + step, { ...choices, [position.key]: code }) || canComplete;
    }
    if (!canComplete && complete.length < maxReadings) deadEnds.add(state);
    return canComplete;
  };
  follow(0, 0, {});
  const { at, index, choices } = farthest;
  return {
    complete,
    stopped: {
      choices,
      position: stoppedAt(positions.slice(index), at < text.length),
      rest: text.restFrom(at),
    },
  };
}

/** The position that could not be read. If the text ended too early, the next position that needs a code. */
const stoppedAt = (left: Position[], isMore: boolean): Position | null =>
  (isMore ? left[0] : left.find(({ options }) => options.every(({ code }) => code !== ''))) ?? null;
