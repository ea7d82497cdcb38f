import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '@/core/paths';

const MAX_REDIRECTS = 5;
const WINDOW_MS = 2_000;

const PRESSES = ['pointerdown', 'keydown'] as const;

/**
 * True when pages keep redirecting to each other: 5 redirects in 2 s without a press. The redirecting component must
 * then not be rendered any more; the general error page is shown instead (reliability P8).
 */
export function useRedirectBreaker(): boolean {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const recent = useRef<number[]>([]);
  const [tripped, setTripped] = useState(false);

  useLayoutEffect(() => {
    if (action !== NavigationType.Replace) return;
    const now = Date.now();
    recent.current = [...recent.current.filter((time) => now - time < WINDOW_MS), now];
    if (recent.current.length >= MAX_REDIRECTS) setTripped(true);
  }, [pathname, action]);

  useEffect(() => {
    const startAnew = () => {
      recent.current = [];
    };
    PRESSES.forEach((press) => window.addEventListener(press, startAnew, true));
    return () => PRESSES.forEach((press) => window.removeEventListener(press, startAnew, true));
  }, []);

  useEffect(() => {
    if (!tripped) return;
    recent.current = [];
    void navigate(paths.error, { replace: true });
  }, [tripped, navigate]);

  if (tripped && pathname === paths.error) setTripped(false);

  return tripped;
}
