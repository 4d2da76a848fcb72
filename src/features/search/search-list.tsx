import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { m } from '#src/messages/m.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useAvailability } from './availability.ts';
import styles from './search-list.module.css';
import type { OptionGroup, SearchOption } from './search-options.ts';
import { SearchListOption } from './search-list-option.tsx';
import type { SearchResult } from './search-result.ts';
import { Source } from './source.tsx';

export const listId = 'search-list';

interface Props {
  groups: OptionGroup[];
  activeId: string | undefined;
  /** Undefined while the field is empty. */
  results: UseQueryResult<SearchResult> | undefined;
  onChoose: (option: SearchOption) => void;
}

/** Results below the search field in the header, by kind. */
export function SearchList({ groups, activeId, results, onChoose }: Props) {
  const state = results && stateOf(results);
  const availability = useAvailability(groups.flatMap(hitsOf));
  return (
    <div className={styles.panel}>
      {state && <p className={styles.state}>{state}</p>}
      <div id={listId} role="listbox" aria-label={m.search.resultList}>
        {groups.map((group) => (
          <Group
            key={group.label}
            group={group}
            activeId={activeId}
            availability={availability}
            onChoose={onChoose}
          />
        ))}
      </div>
      {results?.data && (
        <p className={styles.state}>
          <Source asOf={results.data.asOf} />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {results?.data && !results.isFetching && m.search.results({ count: results.data.total })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

const hitsOf = ({ options }: OptionGroup) => options.flatMap(({ hit }) => hit ?? []);

function stateOf({ data, error }: UseQueryResult<SearchResult>): string | undefined {
  if (data) return data.total === 0 ? m.search.noResults : undefined;
  return error ? m.search.notAvailable : m.search.searching;
}

interface GroupProps {
  group: OptionGroup;
  activeId: string | undefined;
  availability: Map<string, string>;
  onChoose: (option: SearchOption) => void;
}

function Group({ group: { label, options }, activeId, availability, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={label === '' ? undefined : id} className={styles.group}>
      {label !== '' && (
        <p id={id} className={styles.label}>
          {label}
        </p>
      )}
      {options.map((option) => (
        <SearchListOption
          key={option.id}
          option={option}
          isActive={option.id === activeId}
          availability={availability.get(option.hit?.partNumber ?? '')}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
