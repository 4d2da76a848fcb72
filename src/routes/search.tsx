import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AddRow } from '#src/features/cart/add-row.tsx';
import { CategoryTiles } from '#src/features/catalogue/category-tiles.tsx';
import { categoriesQuery } from '#src/features/catalogue/queries.ts';
import { loadAvailability } from '#src/features/search/availability.ts';
import { useReportNoResults } from '#src/features/search/report-no-results.ts';
import { parseSearchRequest } from '#src/features/search/search-url.ts';
import { searchQuery, suggestionsQuery } from '#src/features/search/search-query.ts';
import { SearchView } from '#src/features/search/search-view.tsx';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, Section } from '#src/ui/layout.tsx';

export async function load(client: QueryClient, { search }: { search: URLSearchParams }) {
  const request = parseSearchRequest(search);
  const { words } = request;
  if (words === '') return void (await client.fetchQuery(categoriesQuery));
  const [results] = await Promise.all([
    // If the search fails, the page says so.
    client.fetchQuery(searchQuery(request)).catch(() => undefined),
    request.kind && client.fetchQuery(searchQuery({ words, kind: null, page: 1 })).catch(() => undefined),
  ]);
  if (search.has('enter') && results?.exactUrl) return { redirect: results.exactUrl };
  if (import.meta.env.SSR && results) await loadAvailability(client, results.hits);
  if (results?.total === 0)
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
  const hasWords = words !== '';
  const results = useQuery({
    ...searchQuery(request),
    enabled: hasWords,
    placeholderData: (previous) => previous,
  });
  const all = useQuery({
    ...searchQuery({ words, kind: null, page: 1 }),
    enabled: hasWords && kind !== null,
  });
  const isEmpty = hasWords && results.data?.total === 0 && !results.isPlaceholderData;
  // Only for the server's results, because the device may not have the newest products.
  useReportNoResults(words, isEmpty && kind === null && results.data?.asOf === null);
  const suggestions = useQuery({ ...suggestionsQuery(words), enabled: isEmpty });
  if (search.has('enter') && results.data?.exactUrl) return <Navigate to={results.data.exactUrl} replace />;
  return (
    <Container>
      <Head title={hasWords ? m.routes.searchFor({ words }) : m.routes.search} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: m.routes.search, url: '/search' }]} />
      <SearchView
        request={request}
        results={results}
        counts={(kind === null ? results : all).data?.counts}
        suggestions={suggestions.data ?? []}
        purchase={(partNumber) => <AddPartRow partNumber={partNumber} />}
      />
      {(isEmpty || !hasWords) && <Categories />}
    </Container>
  );
}

function AddPartRow({ partNumber }: { partNumber: string }) {
  const client = useQueryClient();
  return (
    <AddRow
      part={{ client, partNumber }}
      partNumber={partNumber}
      minimumOrderQuantity={1}
      load={loadAddPartRow}
    />
  );
}

const loadAddPartRow = async () => (await import('#src/features/cart/add-part-row.ts')).addPartRow;

function Categories() {
  const categories = useQuery(categoriesQuery);
  return (
    <Section title={m.routes.productsByMeasurement}>
      <Async query={categories}>{(list) => <CategoryTiles categories={list} />}</Async>
    </Section>
  );
}
