import { QueryClientProvider, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { PublicConfig } from '#src/contract/config.ts';
import { AnalyticsProvider } from '#src/features/analytics/analytics-provider.tsx';
import { AuthProvider } from '#src/features/auth/auth-provider.tsx';
import { CaptchaProvider } from '#src/features/captcha/captcha-provider.tsx';
import { publicPath } from '#src/format/site-paths.ts';
import { ResponseContext, type PageResponse } from '#src/ui/response-context.ts';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import { Shell } from './shell.tsx';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { routes, matchRoute } from './routes.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LinkContext, type LinkActions } from '#src/ui/link-context.ts';

interface Props {
  client: QueryClient;
  config: PublicConfig;
  /** The server's response; a page without content sets the status to 404. */
  response?: PageResponse;
  /** A page without a route. */
  children?: ReactNode;
}

/** The same tree on server and client, inside different routers. */
export function App({ client, config, response = { status: 200 }, children = <Pages /> }: Props) {
  return (
    <ResponseContext value={response}>
      <SiteOriginContext value={config.siteUrl}>
        <QueryClientProvider client={client}>
          <AuthProvider>
            <CaptchaProvider siteKey={config.recaptchaSiteKey}>
              <AnalyticsProvider url={config.analyticsUrl}>
                <Links>
                  <Shell>{children}</Shell>
                </Links>
              </AnalyticsProvider>
            </CaptchaProvider>
          </AuthProvider>
        </QueryClientProvider>
      </SiteOriginContext>
    </ResponseContext>
  );
}

/** Renders the page of the current URL. Its state is reset with each path. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <Routes>
      {routes.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page key={pathname} />} />
      ))}
    </Routes>
  );
}

/** Links prefetch the code and data of their page on hover. */
function Links({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const [actions] = useState<LinkActions>(() => ({
    async prefetch(href) {
      const { pathname, searchParams } = new URL(href, window.location.origin);
      const { entry, params } = matchRoute(pathname);
      const { load } = await entry.loadModule();
      await load(client, { params, search: searchParams });
    },
    follow(href) {
      const { pathname, search, hash } = window.location;
      // As in browsers, a link to the current page adds nothing to the history.
      void latest.current(href, { replace: publicPath(href) === pathname + search + hash });
    },
  }));
  return <LinkContext value={actions}>{children}</LinkContext>;
}
