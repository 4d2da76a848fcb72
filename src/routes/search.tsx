import { useQuery, type QueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { CategoryTiles } from '#src/features/catalogue/category-tiles.tsx';
import { categoriesQuery } from '#src/features/catalogue/queries.ts';
import { parseSearchRequest } from '#src/features/search/search-address.ts';
import { searchQuery, suggestionsQuery } from '#src/features/search/search-query.ts';
import { SearchView } from '#src/features/search/search-view.tsx';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, Section } from '#src/ui/layout.tsx';

export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  const request = parseSearchRequest(search);
  const { words } = request;
  if (words === '') return void (await client.fetchQuery(categoriesQuery));
  const [found] = await Promise.all([
    // A search that fails is a page that says so.
    client.fetchQuery(searchQuery(request)).catch(() => undefined),
    request.kind && client.fetchQuery(searchQuery({ words, kind: null, page: 1 })).catch(() => undefined),
  ]);
  if (search.has('enter') && found?.exactUrl) return { redirect: found.exactUrl };
  if (found?.total === 0)
    await Promise.all([
      client.fetchQuery(categoriesQuery),
      client.fetchQuery(suggestionsQuery(words)).catch(() => undefined),
    ]);
  return undefined;
}

export function Route() {
  const [search] = useSearchParams();
  const request = parseSearchRequest(search);
  const { words, kind } = request;
  const isAsked = words !== '';
  const found = useQuery({ ...searchQuery(request), enabled: isAsked, placeholderData: (before) => before });
  const all = useQuery({ ...searchQuery({ words, kind: null, page: 1 }), enabled: isAsked && kind !== null });
  const isNothing = isAsked && found.data?.total === 0 && !found.isPlaceholderData;
  const suggestions = useQuery({ ...suggestionsQuery(words), enabled: isNothing });
  if (search.has('enter') && found.data?.exactUrl) return <Navigate to={found.data.exactUrl} replace />;
  return (
    <Container>
      <Head title={isAsked ? `Search: ${words}` : 'Search'} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: 'Search', url: '/search' }]} />
      <SearchView
        request={request}
        found={found}
        counts={(kind === null ? found : all).data?.counts}
        suggestions={suggestions.data ?? []}
      />
      {(isNothing || !isAsked) && <Categories />}
    </Container>
  );
}

function Categories() {
  const categories = useQuery(categoriesQuery);
  return (
    <Section title="Products by measurement">
      <Async query={categories}>{(list) => <CategoryTiles categories={list} />}</Async>
    </Section>
  );
}
