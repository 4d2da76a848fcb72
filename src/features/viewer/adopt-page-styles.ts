import source from './pages.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The names in it are those of pdf.js. Not in the style sheet of the site, because few visits open a document. */
export function adoptPageStyles(): () => void {
  const adopted = (sheet ??= parsed());
  document.adoptedStyleSheets.push(adopted);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
  };
}

function parsed() {
  const made = new CSSStyleSheet();
  made.replaceSync(source);
  return made;
}
