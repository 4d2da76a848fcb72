/** Highlights the matches between `<em>` and `</em>`. The text is never rendered as markup. */
export function HighlightedText({ text }: { text: string }) {
  return text.split(/<\/?em>/).map((part, index) =>
    // The texts of a hit do not change order.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
