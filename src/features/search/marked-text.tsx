/** What was found stands between `<em>` and `</em>`: drawn as such, never as markup. */
export function MarkedText({ text }: { text: string }) {
  return text.split(/<\/?em>/).map((part, index) =>
    // Texts of one hit never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
