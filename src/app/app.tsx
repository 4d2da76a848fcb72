import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { PublicConfig } from '#src/contract/config.ts';
import { AnalyticsProvider } from '#src/features/analytics/analytics-provider.tsx';
import { AuthProvider } from '#src/features/auth/auth-provider.tsx';
import { CaptchaProvider } from '#src/features/captcha/captcha-provider.tsx';
import { ResponseContext, type PageResponse } from '#src/ui/response-context.ts';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import { Pages } from './pages.tsx';
import { Prefetching } from './prefetching.tsx';
import { Shell } from './shell.tsx';

interface Properties {
  client: QueryClient;
  config: PublicConfig;
  /** The server's response; a page without content sets the status to 404. */
  response?: PageResponse;
}

/** The same tree on server and client, inside different routers. */
export function App({ client, config, response = { status: 200 } }: Properties) {
  return (
    <ResponseContext value={response}>
      <SiteOriginContext value={config.siteUrl}>
        <QueryClientProvider client={client}>
          <AuthProvider>
            <CaptchaProvider siteKey={config.recaptchaSiteKey}>
              <AnalyticsProvider url={config.analyticsUrl}>
                <Prefetching>
                  <Shell>
                    <Pages />
                  </Shell>
                </Prefetching>
              </AnalyticsProvider>
            </CaptchaProvider>
          </AuthProvider>
        </QueryClientProvider>
      </SiteOriginContext>
    </ResponseContext>
  );
}
