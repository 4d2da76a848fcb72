import type { Core } from '@strapi/strapi';
import { partWizardItems } from '../../../part-wizard/items';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  items: () => partWizardItems(strapi),
});
