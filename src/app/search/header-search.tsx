import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchBox } from '#src/features/search/search-box.tsx';

/** Search suggestions in the header, and the "/" shortcut. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => setForm(document.querySelector<HTMLFormElement>('form[data-search]')), []);
  // Clear the field on navigation, unless the visitor is typing in it.
  useEffect(() => {
    if (form && !form.contains(document.activeElement)) form.reset();
  }, [form, pathname]);
  useShortcut();
  return form && <SearchBox form={form} />;
}

/** "/" focuses the search field, or opens the search page if there is none. */
function useShortcut() {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      const fields = document.querySelectorAll<HTMLInputElement>(
        '#search-words, form[data-finder] input, form[data-search] input',
      );
      const shown = [...fields].find((field) => field.checkVisibility({ visibilityProperty: true }));
      if (shown) shown.select();
      else void navigate('/search');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
