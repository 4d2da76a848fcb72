import { Box, Flex, Link as TextLink, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Entry, entryPage, listUrl, titleOf, type WorkList } from './work-lists';

type Found = { entries: Entry[]; total: number };

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
            <TextLink tag={Link} to={entryPage(list, entry)}>
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
    get(listUrl(list), { signal: controller.signal }).then(
      ({ data }) => setFound(foundIn(data)),
      () => controller.signal.aborted || setFound('failed'),
    );
    return () => controller.abort();
  }, [get, list]);
  return found;
}

function foundIn(body: unknown): Found {
  const { results, pagination }: { results: Entry[]; pagination: { total: number } } = Object(body);
  return { entries: results, total: pagination.total };
}
