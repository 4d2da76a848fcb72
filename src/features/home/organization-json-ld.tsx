import { use } from 'react';
import type { Setting } from '#src/contract/site.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { absolute } from '#src/ui/head.tsx';
import { JsonLd } from '#src/ui/json-ld.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';

export function OrganizationJsonLd({ setting }: { setting: Setting | null }) {
  const origin = use(SiteOriginContext);
  if (!setting) return null;
  const { siteName, logo, organization } = setting;
  return (
    <JsonLd
      data={{
        '@type': 'Organization',
        name: siteName,
        legalName: organization?.legalName,
        url: `${origin}${languagePrefix}/`,
        logo: logo ? absolute(logo.url, origin) : undefined,
        email: organization?.email,
        telephone: organization?.phone,
        address: organization
          ? {
              '@type': 'PostalAddress',
              streetAddress: organization.street,
              postalCode: organization.postalCode,
              addressLocality: organization.city,
              addressCountry: organization.country,
            }
          : undefined,
      }}
    />
  );
}
