import type { Core } from '@strapi/strapi';
import { mailConfiguration } from './configuration-mail';
import { partWizardItems } from './items';
import { redeemPass } from '../../human-check/services/passes';
import { checkForm } from '../../form/services/check-form';
import type { SubmittedForm } from '../../form/services/read-form';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  items: () => partWizardItems(strapi),

  async mail({ data, entry, pass, isSpam }: SubmittedForm): Promise<{ reference: string }> {
    if (isSpam) return { reference: '' };
    const fields = await checkForm('part-wizard-email', data);
    await redeemPass(strapi, { pass, entry });
    return { reference: await mailConfiguration(strapi, fields) };
  },
});
