import { Box, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Entry, listUrl, titleOf, type WorkList } from './work-lists';

type Found = { entries: (Entry & { subject: string })[]; total: number };

const shown = 5;

/** The widget of a list: the entries that have waited longest, and how many there are. */
export function workListWidget(list: WorkList) {
  return function WorkListWidget() {
    const found = useEntries(list);
    if (found === 'loading') return <Widget.Loading />;
    if (found === 'failed') return <Widget.Error />;
    if (found.total === 0) return <Widget.NoData>{list.empty}</Widget.NoData>;
    return (
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {found.entries.slice(0, shown).map((entry) => (
          <Box tag="li" key={entry.documentId}>
            <TextLink
              tag={Link}
              to={`/content-manager/collection-types/${entry.subject}/${entry.documentId}`}
            >
              {titleOf(entry)}
            </TextLink>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {list.detail(entry)}
            </Typography>
          </Box>
        ))}
        {found.total > shown && (
          <Typography tag="li" textColor="neutral600">
            and {found.total - shown} more
          </Typography>
        )}
      </Flex>
    );
  };
}

function useEntries(list: WorkList): Found | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    const read = async (subject: string): Promise<Found> => {
      const { data } = await get(listUrl(list, subject), { signal: controller.signal });
      return foundIn(data, { list, subject });
    };
    Promise.all(list.subjects.map(read)).then(
      (pages) => setFound(merged(pages)),
      () => controller.signal.aborted || setFound('failed'),
    );
    return () => controller.abort();
  }, [get, list]);
  return found;
}

type Source = { list: WorkList; subject: string };

function foundIn(body: unknown, { list: { includes }, subject }: Source): Found {
  const { results, pagination }: { results: Entry[]; pagination: { total: number } } = Object(body);
  const entries = results
    .filter((entry) => includes?.(entry) ?? true)
    .map((entry) => ({ ...entry, subject }));
  return { entries, total: includes ? entries.length : pagination.total };
}

function merged(pages: Found[]): Found {
  return {
    entries: pages.flatMap(({ entries }) => entries),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}
