interface BadgeNavigator {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** The number on the icon of the installed app, where the browser has that; 0 takes it away. */
export function showAppBadge(count: number): void {
  const browser: BadgeNavigator = navigator;
  const done = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
  done?.catch(() => undefined);
}
