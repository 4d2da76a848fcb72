import type { ReactNode } from 'react';
import type { PageContent } from '#src/contract/page.ts';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { LaterContent } from '#src/ui/later-content.tsx';
import { BlocksView } from './blocks-view.tsx';

interface Props {
  content: PageContent;
  path: string;
  /** Content between the introduction and the blocks. */
  children?: ReactNode;
  /** Content below the blocks. */
  below?: ReactNode;
}

/** A page whose text is maintained by an editor: title, introduction and blocks. */
export function ContentPageView({ content, path, children, below }: Props) {
  const { intro, contentBlocks, seo } = content;
  const title = content.title || (titles[path] ?? titleFrom(path));
  return (
    <Container>
      <Head title={title} description={intro} seo={seo} />
      <Breadcrumbs crumbs={[{ label: title, url: path }]} />
      <PageHead title={title} intro={intro} />
      <LaterContent>
        {children}
        <BlocksView blocks={contentBlocks} />
        {below}
      </LaterContent>
    </Container>
  );
}

/** Titles of pages that are not published. */
const titles: Record<string, string> = {
  '/products': m.pages.products,
  '/news': m.pages.news,
  '/videos': m.pages.videos,
  '/contact': m.pages.contact,
  '/request-quote': m.pages.requestQuote,
  '/request-demo': m.pages.requestDemo,
  '/part-wizard': m.pages.partWizard,
  '/calibration-and-repair': m.pages.calibrationAndRepair,
};

/** The title of any other page: `/about-us` becomes "About us". */
const titleFrom = (path: string) => path.charAt(1).toUpperCase() + path.slice(2).replaceAll('-', ' ');
