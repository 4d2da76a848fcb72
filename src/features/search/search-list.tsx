import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type MouseEvent } from 'react';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './search-list.module.css';
import type { OptionGroup, SearchOption } from './search-options.ts';
import type { ShownAnswer } from './shown-answer.ts';
import { Source } from './source.tsx';

export const listId = 'search-list';

interface Properties {
  groups: OptionGroup[];
  activeId: string | undefined;
  /** Undefined while nothing is typed. */
  found: UseQueryResult<ShownAnswer> | undefined;
  onChoose: (option: SearchOption) => void;
}

/** Results below the field of the header, by kind. */
export function SearchList({ groups, activeId, found, onChoose }: Properties) {
  const state = found && stateOf(found);
  return (
    <div className={styles.panel}>
      {state && <p className={styles.state}>{state}</p>}
      <div id={listId} role="listbox" aria-label="Results" className={styles.list}>
        {groups.map((group) => (
          <Group key={group.label} group={group} activeId={activeId} onChoose={onChoose} />
        ))}
      </div>
      {found?.data && (
        <p className={styles.state}>
          <Source asOf={found.data.asOf} />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {found?.data &&
            !found.isFetching &&
            `${found.data.total} ${found.data.total === 1 ? 'result' : 'results'}`}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function stateOf({ data, error }: UseQueryResult<ShownAnswer>): string | undefined {
  if (data) return data.total === 0 ? 'No results.' : undefined;
  return error ? 'Search is not available right now.' : 'Searching…';
}

interface GroupProperties {
  group: OptionGroup;
  activeId: string | undefined;
  onChoose: (option: SearchOption) => void;
}

function Group({ group: { label, options }, activeId, onChoose }: GroupProperties) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={label === '' ? undefined : id} className={styles.group}>
      {label !== '' && (
        <p id={id} className={styles.label}>
          {label}
        </p>
      )}
      {options.map((option) => (
        <Option key={option.id} option={option} isActive={option.id === activeId} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface OptionProperties {
  option: SearchOption;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
}

/** A link too, so that it can be opened in another tab. */
function Option({ option, isActive, onChoose }: OptionProperties) {
  const { id, url, hit, label } = option;
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    <SiteLink
      id={id}
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <span>
        <MarkedText text={hit?.marked.title ?? label} />
        {hit?.page && `, page ${hit.page}`}
      </span>
      {hit && hit.partNumber !== '' && (
        <code>
          <MarkedText text={hit.marked.partNumber} />
        </code>
      )}
    </SiteLink>
  );
}
