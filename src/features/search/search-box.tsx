import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { addRecentSearch, useRecentSearches } from './recent-searches.ts';
import { listId, SearchList } from './search-list.tsx';
import { optionGroups, type SearchOption } from './search-options.ts';
import { listQuery, suggestionsQuery } from './search-query.ts';
import { submitSearch } from './submit-search.ts';
import { useSearchText } from './use-search-text.ts';

/**
 * Makes the search field in the header a combobox: results appear while typing, in a list controlled by the arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field.
 */
export function SearchBox({ form }: { form: HTMLFormElement }) {
  const input = form.querySelector('input');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { words, isOpen, close } = useSearchText(form);
  const [active, setActive] = useState<string>();
  const recent = useRecentSearches();
  const resultsQuery = { ...listQuery(words), enabled: isOpen && words !== '' };
  const results = useQuery({ ...resultsQuery, placeholderData: (before) => before });
  const isEmpty = results.data?.total === 0 && !results.isPlaceholderData;
  const suggestions = useQuery({ ...suggestionsQuery(words), enabled: isOpen && words !== '' && isEmpty });
  const groups = optionGroups({ words, recent, result: results.data, suggestions: suggestions.data ?? [] });
  const options = groups.flatMap((group) => group.options);
  const activeOption = options.find(({ id }) => id === active);
  const isShown = isOpen && (words !== '' || options.length > 0);

  useComboboxRole(input, { isShown, activeId: activeOption?.id });
  const go = (option: SearchOption | undefined) => {
    close();
    // The focus moves to the new page, unless the visitor types again before it has loaded.
    input?.blur();
    if (option) addRecentSearch(words || option.label);
    const destination = option ? Promise.resolve(option.url) : submitSearch(client, input?.value ?? '');
    void destination.then((url) => navigate(url));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- Listens again after each render; only keys set anything.
  useEffect(() => listenToKeys(form, { options, activeOption, isShown, setActive, close, go }));

  if (!isShown) return null;
  return createPortal(
    <SearchList
      groups={groups}
      activeId={activeOption?.id}
      results={words === '' ? undefined : results}
      onChoose={go}
    />,
    form,
  );
}

/** The field is rendered by the header, which does not know the list. */
function useComboboxRole(
  input: HTMLInputElement | null,
  { isShown, activeId }: { isShown: boolean; activeId: string | undefined },
) {
  useEffect(() => {
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', listId);
    input?.setAttribute('aria-expanded', String(isShown));
    if (activeId === undefined) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', activeId);
  }, [input, isShown, activeId]);
}

interface Keys {
  options: SearchOption[];
  activeOption: SearchOption | undefined;
  isShown: boolean;
  setActive: (id: string | undefined) => void;
  close: () => void;
  go: (option: SearchOption | undefined) => void;
}

function listenToKeys(form: HTMLFormElement, { options, activeOption, isShown, setActive, close, go }: Keys) {
  const listening = new AbortController();
  const move = (step: number) => {
    const stops = [undefined, ...options];
    const next = stops[(stops.indexOf(activeOption) + step + stops.length) % stops.length];
    setActive(next?.id);
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const act = {
      ArrowDown: isShown ? () => move(1) : undefined,
      ArrowUp: isShown ? () => move(-1) : undefined,
      // The first Escape closes the list, the second one clears the field, as in browsers.
      Escape: isShown ? close : undefined,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    go(isShown ? activeOption : undefined);
  };
  form.addEventListener('keydown', press, { signal: listening.signal });
  form.addEventListener('submit', submit, { signal: listening.signal });
  return () => listening.abort();
}
