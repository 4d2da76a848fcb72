import * as v from 'valibot';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { laterScriptsId, routeScriptsId } from './later-scripts-id.ts';

/** Written by the plugin scripts-of-shell in vite.config.ts. */
const RouteScripts = v.record(v.string(), v.array(v.string()));

/**
 * The links to the scripts and the style sheet of a page, which contains only a part of the styles. They are inert until
 * app/after-content.ts moves them to the head: those that every page loads, and those that it uses with its route.
 * @param template the built index.html
 * @param path of the route
 * @param startsOnInput whether the scripts run only with the visitor's first input
 */
export function laterScripts(template: string, path: string, startsOnInput: boolean): string {
  const shellLinks = template.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  const [, routes = '{}'] = /<!--routes (.*?)-->/.exec(template) ?? [];
  const own = v.parse(RouteScripts, JSON.parse(routes))[path] ?? [];
  const ownLinks = own.map((file) => `<link rel="modulepreload" href="${languagePrefix}/${file}" />`);
  const [, styles] = /<link rel="stylesheet"[^>]* href="([^"]*)"/.exec(template) ?? [];
  const linkToStyles = (rel: 'prefetch' | 'preload') =>
    styles === undefined ? '' : `<link rel="${rel}" as="style" href="${styles}" />`;
  const start = startsOnInput ? ' data-starts-on-input' : '';
  return (
    `<template id="${laterScriptsId}"${start}>${shellLinks.join('')}${linkToStyles('prefetch')}</template>` +
    `<template id="${routeScriptsId}">${linkToStyles('preload')}${ownLinks.join('')}</template>`
  );
}
