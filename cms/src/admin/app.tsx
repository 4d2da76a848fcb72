import { NextStep } from './next-step';
import { OrderTools } from './order-tools';
import { RequestLinks } from './request-links';

type ContentManager = {
  apis: { addEditViewSidePanel(panels: unknown[]): void };
  injectComponent(page: string, place: string, component: { name: string; Component: unknown }): void;
};
type App = { getPlugin(name: 'content-manager'): ContentManager };

// The admin shows a banner about a novelty of Strapi until each person closes it: here it counts as closed.
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

// Strapi's admin reads this when it is built.
export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  bootstrap(app: App) {
    const contentManager = app.getPlugin('content-manager');
    contentManager.apis.addEditViewSidePanel([NextStep, RequestLinks]);
    contentManager.injectComponent('listView', 'actions', { name: 'order-tools', Component: OrderTools });
    for (const instance of ['false', 'undefined'])
      window.localStorage.setItem(`${banner}:${instance}`, 'true');
  },
};
