import { ChartCircle, Rocket, Stack } from '@strapi/icons';
import { type CountList, countLists } from './count-lists';
import { addCustomerColumns } from './customer-columns';
import { CustomerData } from './customer-data';
import { CustomerPanel } from './customer-panel';
import { CustomerSessions } from './customer-sessions';
import { InstrumentImport } from './instrument-import';
import logo from './logo.svg';
import { confirmMissing, type DocumentAction, EmptyFields } from './missing-content-warnings';
import { NextStep } from './next-step';
import { OrderTimeline } from './order-timeline';
import { OrderTools } from './order-tools';
import { RefundPanel } from './refund-panel';
import { RequestLinks } from './request-links';
import { interceptSignIn } from './second-factor/intercept-sign-in';
import { listPage, type WorkList, workLists } from './work-lists';

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
type SettingsLink = Pick<MenuLink, 'to' | 'intlLabel' | 'permissions' | 'Component'> & { id: string };
type Widget = {
  id: string;
  icon: unknown;
  title: { id: string; defaultMessage: string };
  permissions: { action: string; subject: string }[];
  link?: { label: { id: string; defaultMessage: string }; href: string };
  component: () => Promise<unknown>;
};
type App = {
  widgets: { register(change: (widgets: Widget[]) => Widget[]): void };
  getPlugin(name: 'content-manager'): ContentManager;
  addMenuLink(link: MenuLink): void;
  addSettingsLink(section: string, link: SettingsLink): void;
  registerHook(name: string, change: unknown): void;
};

// Strapi advertises a new feature with a banner until each user closes it. We mark it as closed.
const banner = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

// Strapi reads this object when it builds the admin.
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    translations: {
      en: {
        'Auth.form.welcome.title': 'Welcome to Fieldshop',
        'Auth.form.welcome.subtitle': 'Sign in to manage the site and the shop',
        'app.components.LeftMenu.navbrand.title': 'Fieldshop',
        'app.components.LeftMenu.navbrand.workplace': 'Site and shop',
      },
    },
  },
  register(app: App) {
    app.widgets.register((widgets) => [
      ...workLists.map(workWidget),
      ...countLists.map(countWidget),
      ...widgets,
    ]);
    app.addMenuLink({
      to: 'first-steps',
      icon: Rocket,
      intlLabel: { id: 'fieldshop.first-steps', defaultMessage: 'First steps' },
      permissions: [],
      position: 1,
      Component: () => import('./first-steps'),
    });
    app.addSettingsLink('global', {
      id: 'second-factor',
      to: 'second-factor',
      intlLabel: { id: 'fieldshop.second-factor', defaultMessage: 'Second factor' },
      // Anyone who is signed in can open it.
      permissions: [],
      Component: () => import('./second-factor/page'),
    });
    app.addSettingsLink('global', {
      id: 'personal-data',
      to: 'personal-data',
      intlLabel: { id: 'fieldshop.personal-data', defaultMessage: 'Personal data' },
      permissions: ['plugin::users-permissions.user', 'api::order.order'].map(mayRead),
      Component: () => import('./personal-data/page'),
    });
    interceptSignIn(() => import('./second-factor/ask-for-code'));
  },
  bootstrap(app: App) {
    const contentManager = app.getPlugin('content-manager');
    contentManager.apis.addEditViewSidePanel([
      NextStep,
      RequestLinks,
      RefundPanel,
      OrderTimeline,
      CustomerPanel,
      CustomerSessions,
      CustomerData,
      EmptyFields,
    ]);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addCustomerColumns);
    contentManager.apis.addDocumentAction(confirmMissing);
    for (const [name, Component] of Object.entries({ OrderTools, InstrumentImport }))
      contentManager.injectComponent('listView', 'actions', { name, Component });
    for (const instance of ['false', 'undefined'])
      window.localStorage.setItem(`${banner}:${instance}`, 'true');
  },
};

// Strapi shows a widget to users with all its permissions, so each role sees its own work.
function workWidget(list: WorkList): Widget {
  const label = { id: 'fieldshop.open-list', defaultMessage: 'Open list' };
  const href = listPage(list);
  return {
    id: list.id,
    ...(href !== undefined && { link: { label, href } }),
    icon: Stack,
    title: { id: `fieldshop.${list.id}`, defaultMessage: list.title },
    permissions: list.subject === undefined ? [] : [mayUpdate(list.subject)],
    component: async () => (await import('./work-list-widget')).workListWidget(list),
  };
}

function countWidget(list: CountList): Widget {
  return {
    id: list.id,
    icon: ChartCircle,
    title: { id: `fieldshop.${list.id}`, defaultMessage: list.title },
    permissions: [mayUpdate(list.subject)],
    component: async () => (await import('./count-list-widget')).countListWidget(list),
  };
}

const mayRead = (subject: string) => ({ action: 'plugin::content-manager.explorer.read', subject });
const mayUpdate = (subject: string) => ({ action: 'plugin::content-manager.explorer.update', subject });
