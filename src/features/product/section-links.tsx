import styles from './section-links.module.css';

export interface SectionLinksProps {
  sections: { id: string; title: string }[];
  /** The id of the section on the screen. */
  current?: string | undefined;
}

/** Links to the sections of the page. They stay at the top of the screen. */
export function SectionLinks({ sections, current }: SectionLinksProps) {
  return (
    <ul role="list" className={styles.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
