import { type MouseEvent, useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isPlain } from '@/lib/keys';

/**
 * Opens the target of a link in a long list within the app. react-router's own links render again at every navigation;
 * these do not. A click with a modifier or another button is left to the browser.
 */
export function useOpenLink() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>, options: NavigateOptions = {}) => {
      const { pathname, search, href } = event.currentTarget;
      if (!isPlain(event) || event.button !== 0) return;
      event.preventDefault();
      void navigate(pathname + search, { replace: href === window.location.href, ...options });
    },
    [navigate],
  );
}
