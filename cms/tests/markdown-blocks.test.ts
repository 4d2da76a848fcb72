import { describe, expect, it } from 'vitest';
import { markdownBlocks } from '../src/platform/content/markdown-blocks';

describe('converting Markdown to blocks', () => {
  it('keeps nested marks, and marks inside links', () => {
    expect(markdownBlocks('A **bold *and italic*** [`code`](/x) end')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'A ' },
          { type: 'text', text: 'bold ', bold: true },
          { type: 'text', text: 'and italic', bold: true, italic: true },
          { type: 'text', text: ' ' },
          { type: 'link', url: '/x', children: [{ type: 'text', text: 'code', code: true }] },
          { type: 'text', text: ' end' },
        ],
      },
    ]);
  });

  it('nests lists', () => {
    const [list] = markdownBlocks('1. One\n2. Two\n   - Below\n');
    expect(list).toMatchObject({
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [{ type: 'text', text: 'One' }] },
        { type: 'list-item', children: [{ type: 'text', text: 'Two' }] },
        { type: 'list', format: 'unordered', indentLevel: 1, children: [{ type: 'list-item' }] },
      ],
    });
  });

  it('keeps special characters', () => {
    const [paragraph] = markdownBlocks('5 < 6 & "7" > 4');
    expect(paragraph).toMatchObject({ children: [{ text: '5 < 6 & "7" > 4' }] });
  });

  it('supports quotes and headings', () => {
    expect(markdownBlocks('## Head\n\n> Said.')).toMatchObject([
      { type: 'heading', level: 2, children: [{ text: 'Head' }] },
      { type: 'quote', children: [{ text: 'Said.' }] },
    ]);
  });

  it('rejects what blocks cannot contain', () => {
    expect(() => markdownBlocks('| a | b |\n| - | - |\n| 1 | 2 |')).toThrow('does not support');
  });
});
