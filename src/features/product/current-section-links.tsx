import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionLinks, type SectionLinksProps } from './section-links.tsx';

/** The links with the current section marked. On a phone, the marked link is scrolled into view. */
export function CurrentSectionLinks({ sections }: SectionLinksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(sections);
  useEffect(() => {
    const link = frame.current?.querySelector<HTMLElement>('[aria-current]');
    const list = link?.closest('ul');
    // Not scrollIntoView, which would scroll the page as well.
    if (link && list) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <div ref={frame}>
      <SectionLinks sections={sections} current={current} />
    </div>
  );
}

/** A section is current while it is in a band below the links. */
const band = '-140px 0px -70% 0px';

function useCurrentSection(sections: SectionLinksProps['sections']): string | undefined {
  const { hash } = useLocation();
  const [visible, setVisible] = useState<string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((before) => {
          const changed = new Set(entries.map(({ target }) => target.id));
          const entered = entries
            .filter(({ isIntersecting }) => isIntersecting)
            .map(({ target }) => target.id);
          return [...before.filter((id) => !changed.has(id)), ...entered];
        }),
      { rootMargin: band },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  const current = sections.filter(({ id }) => visible.includes(id));
  // If sections are beside each other, the one whose link was followed is current.
  return (current.find(({ id }) => hash === `#${id}`) ?? current[0])?.id;
}
