import { useEffect } from 'react';
import { SearchBox } from './search-box.tsx';

/** The header has no search field of its own while this one is visible. */
export function FinderSuggestions({ form }: { form: HTMLFormElement }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) delete dataset.searchInHeader;
      else dataset.searchInHeader = '';
    });
    observer.observe(form);
    return () => {
      observer.disconnect();
      delete dataset.searchInHeader;
    };
  }, [form]);
  return <SearchBox form={form} />;
}
