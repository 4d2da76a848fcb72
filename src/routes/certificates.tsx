import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Nothing to load: lookups are limited per visitor, so a result must not be in a page that the server caches. */
export const load = () => Promise.resolve();

const title = m.routes.certificates;
const intro = m.routes.certificatesIntro;

export const preload = () => Certificates.preload();

const Certificates = lazyPart(
  async () => (await import('#src/features/certificates/certificates-view.tsx')).CertificatesView,
);

export function Route() {
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs crumbs={[{ label: title, url: '/certificates' }]} />
      <PageHead title={title} intro={intro} />
      <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      <Certificates />
    </Container>
  );
}

const WithoutScript = () => (
  <Notice kind="information" title={m.routes.certificatesNeedScript}>
    <p>{m.routes.certificatesWithoutScript}</p>
    <ButtonLink href="/basic/contact">{m.routes.contactUs}</ButtonLink>
  </Notice>
);
