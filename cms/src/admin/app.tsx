import { RequestLinks } from './request-links';

type ContentManager = { apis: { addEditViewSidePanel(panels: unknown[]): void } };
type App = { getPlugin(name: 'content-manager'): ContentManager };

// The admin shows a banner about a novelty of Strapi until each person closes it: here it counts as closed.
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

// Strapi's admin reads this when it is built.
export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  bootstrap(app: App) {
    app.getPlugin('content-manager').apis.addEditViewSidePanel([RequestLinks]);
    for (const instance of ['false', 'undefined'])
      window.localStorage.setItem(`${banner}:${instance}`, 'true');
  },
};
