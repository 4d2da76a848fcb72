import { useQuery, type QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { HomePage } from '#src/contract/home.ts';
import { categoriesQuery } from '#src/features/catalogue/queries.ts';
import { CategoryGrid } from '#src/features/home/category-grid.tsx';
import { HeroView } from '#src/features/home/hero-view.tsx';
import { NewsStrip } from '#src/features/home/news-strip.tsx';
import { OrganizationJsonLd } from '#src/features/home/organization-json-ld.tsx';
import { PartnersView } from '#src/features/home/partners-view.tsx';
import { homePageQuery, productShowcaseQuery, slidesQuery } from '#src/features/home/queries.ts';
import { latestNewsQuery } from '#src/features/news/queries.ts';
import { BlocksView } from '#src/features/pages/blocks-view.tsx';
import { Finder } from '#src/features/search/finder.tsx';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, Grid, Section } from '#src/ui/layout.tsx';
import { LaterContent } from '#src/ui/later-content.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';
import { ProductCard } from '#src/ui/product-card.tsx';
import { SiteContext } from '#src/ui/site-context.ts';
import { SiteLink } from '#src/ui/site-link.tsx';

export async function load(client: QueryClient) {
  await Promise.all([
    client.fetchQuery(homePageQuery),
    client.fetchQuery(slidesQuery),
    client.fetchQuery(productShowcaseQuery),
    client.fetchQuery(categoriesQuery),
    client.fetchQuery(latestNewsQuery),
  ]);
}

export function Route() {
  const home = useQuery(homePageQuery);
  const setting = use(SiteContext);
  return (
    <>
      <OrganizationJsonLd setting={setting} />
      <PageAsync query={home}>{(content) => <Home content={content} />}</PageAsync>
    </>
  );
}

function Home({ content }: { content: HomePage }) {
  const { intro, searchExamples, shortcuts, partner, contentBlocks, seo } = content;
  const slides = useQuery(slidesQuery);
  const categories = useQuery(categoriesQuery);
  const isEmpty = categories.data?.length === 0 && contentBlocks.length === 0;
  const title = content.title || (use(SiteContext)?.siteName ?? '');
  return (
    <>
      <Head title={title} description={intro} seo={seo} />
      <Container>
        <HeroView title={title} intro={intro} shortcuts={shortcuts} slides={slides.data ?? []}>
          {isEmpty ? (
            <ButtonLink variant="primary" href="/contact">
              {m.routes.contactUs}
            </ButtonLink>
          ) : (
            <Finder examples={searchExamples} />
          )}
        </HeroView>
        <Categories />
        <LaterContent>
          <Showcase />
          <BlocksView blocks={contentBlocks} />
          <News />
          {partner.length > 0 && (
            <Section title={m.routes.ourCustomers}>
              <PartnersView partners={partner} />
            </Section>
          )}
        </LaterContent>
      </Container>
    </>
  );
}

function Categories() {
  const categories = useQuery(categoriesQuery);
  if (categories.data?.length === 0) return null;
  return (
    <Section
      title={m.routes.productsByMeasurement}
      aside={<SiteLink href="/products">{m.routes.allProducts}</SiteLink>}
    >
      <Async query={categories}>{(list) => <CategoryGrid categories={list} />}</Async>
    </Section>
  );
}

function Showcase() {
  const showcase = useQuery(productShowcaseQuery);
  return (
    <Async query={showcase}>
      {({ title, text, products }) =>
        products.length > 0 && (
          <Section title={title || m.routes.featuredProducts} aside={text}>
            <Grid>
              {products.map((product) => (
                <ProductCard key={product.documentId} product={product} />
              ))}
            </Grid>
          </Section>
        )
      }
    </Async>
  );
}

function News() {
  const news = useQuery(latestNewsQuery);
  if (news.data?.length === 0) return null;
  return (
    <Section title={m.routes.news} aside={<SiteLink href="/news">{m.routes.allNews}</SiteLink>}>
      <Async query={news}>{(articles) => <NewsStrip articles={articles} />}</Async>
    </Section>
  );
}
