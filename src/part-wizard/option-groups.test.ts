import { describe, expect, it } from 'vitest';
import { connectionGroups } from './option-groups.ts';

const groupsOf = (labels: string[]) => connectionGroups(labels, (label) => label);

describe('connections', () => {
  it('are grouped by kind, in the order in which the kinds first occur', () => {
    expect(
      groupsOf(['G 1/4 B', '1/4-18 NPT', 'G 1/2 B', 'Flange DN 50 PN 16, EN 1092-1', 'M20 × 1.5']),
    ).toEqual([
      { heading: 'G threads', members: ['G 1/4 B', 'G 1/2 B'] },
      { heading: 'NPT threads', members: ['1/4-18 NPT'] },
      { heading: 'Flanges', members: ['Flange DN 50 PN 16, EN 1092-1'] },
      { heading: 'Metric threads', members: ['M20 × 1.5'] },
    ]);
  });

  it('are grouped as connectors or cables, whatever their thread', () => {
    expect(
      groupsOf(['M12 × 1, 4-pin', 'Connector EN 175301-803', 'Integral FEP cable, 5 m']).map(
        ({ heading }) => heading,
      ),
    ).toEqual(['Connectors', 'Cables']);
    expect(
      groupsOf(['Tri-Clamp 2", DIN 32676', 'Tri-Clamp 3"', 'Adhesive foot']).map(({ heading }) => heading),
    ).toEqual(['Hygienic connections', 'Other']);
  });

  it('are not grouped if all are of one kind, or each is of a different kind', () => {
    expect(groupsOf(['G 1/4 B', 'G 1/2 B'])).toEqual([{ heading: '', members: ['G 1/4 B', 'G 1/2 B'] }]);
    expect(groupsOf(['G 1/4 B', 'M20 × 1.5'])).toHaveLength(1);
  });
});
