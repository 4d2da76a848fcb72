const preloaded = new Set<string>();

/**
 * Replaces Vite's helper around each `import()`. `files` are the scripts that the module imports in turn. Each is preloaded in
 * a task of its own: a link takes about 2 ms on a phone, so twenty at once would block input.
 */
export async function importWithScripts<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  for (const file of files) {
    if (!preloaded.has(file)) setTimeout(preload, 0, import.meta.env.BASE_URL + file);
    preloaded.add(file);
  }
  try {
    return await load();
  } catch (error) {
    // Vite's event for a script that could not be loaded.
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
