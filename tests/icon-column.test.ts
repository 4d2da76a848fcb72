import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withColumn } from '../scripts/build/icon-column.mjs';

const source = readFileSync(path.resolve(import.meta.dirname, '../src/ui/icon.module.css'), 'utf8');

const twoIcons = `
.icon { mask: var(--icon) center / contain no-repeat; }
.check { --icon: url('lucide-static/icons/check.svg'); }
.minus { --icon: url('lucide-static/icons/minus.svg'); }
.done { --icon: url('lucide-static/icons/check.svg'); }
`;

describe('the column of icons', () => {
  it('is one picture for all icons of the site', () => {
    const styles = withColumn(source);
    expect(styles.match(/url\(/g)).toHaveLength(1);
    expect(styles).not.toContain('var(--icon)');
    expect(styles).toContain('@license lucide-static');
  });

  it('gives each icon its row, and the same one to the same picture', () => {
    const rows = Array.from(withColumn(twoIcons).matchAll(/--icon-row: (\d+)/g), ([, row]) => row);
    expect(rows).toEqual(['0', '1', '0']);
  });

  it('shows each icon in the height of its row', () => {
    const styles = withColumn(twoIcons);
    expect(styles).toContain("viewBox='0 0 24 48'");
    expect(styles).toContain("%3Cg transform='translate(0 24)'%3E%3Cpath d='M5 12h14' /%3E%3C/g%3E");
    expect(styles).toContain('0 calc(var(--icon-row) / 1 * 100%) / 100% 200% no-repeat');
  });

  it('reports a style sheet that shows icons in another way', () => {
    expect(() => withColumn(twoIcons.replace('contain', 'cover'))).toThrow('mask: var(--icon)');
  });

  it('reports an icon that does not exist', () => {
    expect(() => withColumn(twoIcons.replaceAll('minus', 'no-such-icon'))).toThrow('no-such-icon');
  });
});
