import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';

type Change = { name: string; file: RegExp; from: RegExp; to: string; imports?: string };

const rowLabel = JSON.stringify(path.join(process.cwd(), 'src', 'admin', 'row-label.ts'));

// Strapi has no settings for these changes.
const changes: Change[] = [
  {
    name: 'A collapsed row shows one field only. Ours shows several.',
    file: /@strapi\/content-manager\/.*\/Component\/Repeatable\.m?js$/,
    from: /getIn\(state\.values, \[\s*\.\.\.name\.split\('\.'\),\s*mainField\.name\s*\]\)/,
    to: "rowLabel({ component: attributeComponent, row: getIn(state.values, name.split('.')), mainField: mainField.name })",
    imports: `import { rowLabel } from ${rowLabel};`,
  },
  {
    name: 'The form loses the changes if the server rejects them, because Strapi undoes an optimistic update.',
    file: /@strapi\/content-manager\/.*\/services\/documents\.m?js$/,
    from: /Object\.assign\(draft\.data, data\);/,
    to: '',
  },
];

/** Changes Strapi's build of the admin. Strapi loads this file by its name. */
export default (config: UserConfig): UserConfig => ({
  ...config,
  plugins: [...(config.plugins ?? []), ...changes.map(pluginFor)],
});

/** Fails the build if an update of Strapi has moved the code, so that the change is not lost unnoticed. */
function pluginFor({ name, file, from, to, imports = '' }: Change): Plugin {
  let isChanged = false;
  return {
    name: `fieldshop: ${name}`,
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return undefined;
      isChanged = from.test(code);
      return { code: `${imports}\n${code.replace(from, to)}`, map: null };
    },
    buildEnd(error) {
      if (!error && !isChanged)
        this.error(`Strapi's code has changed. Adapt src/admin/vite.config.ts. ${name}`);
    },
  };
}
