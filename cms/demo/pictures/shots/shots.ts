import { instruments } from './instruments.ts';
import { applications } from './applications.ts';
import { news } from './news.ts';
import { options } from './options.ts';
import { products } from './products.ts';
import type { Shot } from './shot.ts';
import { slides } from './slides.ts';
import { variants } from './variants.ts';

export const shots: Record<string, Shot> = {
  ...products,
  ...instruments,
  ...slides,
  ...news,
  ...applications,
  ...variants,
  ...options,
};
