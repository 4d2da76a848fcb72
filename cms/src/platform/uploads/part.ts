import { closePublicFolder } from './public-folder';
import { runHourly } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { installResponsiveFormats } from './responsive-formats';
import { removeAbandonedFolders } from './temporary-files';
import { keepOriginals } from './upload-settings';

export const uploadsPart: Part = {
  register(strapi) {
    installResponsiveFormats(strapi);
    runHourly(() => removeAbandonedFolders());
  },
  async bootstrap(strapi) {
    closePublicFolder(strapi);
    await keepOriginals(strapi);
  },
};
