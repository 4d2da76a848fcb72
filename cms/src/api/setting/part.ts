import type { Part } from '../../platform/part';
import { installStrapiMail } from './services/strapi-mail';

export const settingPart: Part = { bootstrap: installStrapiMail };
