import { expect, it } from 'vitest';
import { laterScripts } from './later-scripts.ts';

const shell = '<link rel="modulepreload" href="/assets/shared.js" />';
const routes = '<!--routes {"/":["assets/home.js"],"/news":["assets/news.js","assets/tile.js"]}-->';
const styles = '<link rel="stylesheet" crossorigin href="/assets/styles.css">';
const template = `<head><!--head-->${shell}${routes}\n<title>Site</title><!--/head-->${styles}</head>`;

it('A page loads the scripts of every page, those of its route and the style sheet, and nothing else', () => {
  expect(laterScripts(template, '/news', true)).toBe(
    `<template id="later-scripts" data-starts-on-input>${shell}<link rel="prefetch" as="style" href="/assets/styles.css" /></template>` +
      '<template id="route-scripts">' +
      '<link rel="preload" as="style" href="/assets/styles.css" />' +
      '<link rel="modulepreload" href="/assets/news.js" /><link rel="modulepreload" href="/assets/tile.js" />' +
      '</template>',
  );
});

it('A page of a template without a list of scripts loads those of every page', () => {
  expect(laterScripts(`<!--head-->${shell}<!--/head-->`, '/cart', false)).toBe(
    `<template id="later-scripts">${shell}</template><template id="route-scripts"></template>`,
  );
});
