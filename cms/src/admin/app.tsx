import { Rocket } from '@strapi/icons';
import { askBeforeMissing, type DocumentAction, EmptyFields } from './missing-content-warnings';
import { NextStep } from './next-step';
import { OrderTools } from './order-tools';
import { RequestLinks } from './request-links';

type ContentManager = {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
  };
  injectComponent(page: string, place: string, component: { name: string; Component: unknown }): void;
};
type MenuLink = {
  to: string;
  icon: unknown;
  intlLabel: { id: string; defaultMessage: string };
  permissions: unknown[];
  position: number;
  Component: () => Promise<unknown>;
};
type App = {
  getPlugin(name: 'content-manager'): ContentManager;
  addMenuLink(link: MenuLink): void;
};

// The admin shows a banner about a novelty of Strapi until each person closes it: here it counts as closed.
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

// Strapi's admin reads this when it is built.
export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  register(app: App) {
    app.addMenuLink({
      to: 'first-steps',
      icon: Rocket,
      intlLabel: { id: 'fieldshop.first-steps', defaultMessage: 'First steps' },
      permissions: [],
      position: 1,
      Component: () => import('./first-steps'),
    });
  },
  bootstrap(app: App) {
    const contentManager = app.getPlugin('content-manager');
    contentManager.apis.addEditViewSidePanel([NextStep, RequestLinks, EmptyFields]);
    contentManager.apis.addDocumentAction(askBeforeMissing);
    contentManager.injectComponent('listView', 'actions', { name: 'order-tools', Component: OrderTools });
    for (const instance of ['false', 'undefined'])
      window.localStorage.setItem(`${banner}:${instance}`, 'true');
  },
};
