import { type MouseEvent, useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { isPlain } from '@/lib/keys';

/**
 * Opens what a link of a long list points at, within the app. react-router's own links draw themselves again at every
 * navigation; these do not. A press with a modifier, or with another button, stays the browser's.
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
