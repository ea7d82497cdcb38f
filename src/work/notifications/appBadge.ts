interface BadgeNavigator {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows the number on the icon of the installed app, in browsers that support it; 0 removes it. */
export function showAppBadge(count: number): void {
  const browser: BadgeNavigator = navigator;
  const done = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
  done?.catch(() => undefined);
}
