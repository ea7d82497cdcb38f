import type { IconComponent } from './icons';

/** Creates the component that the build makes of a lucide icon: all shapes in one path of 24 by 24. */
export const icon = (path: string): IconComponent =>
  function Icon({ size = 24, ...attributes }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={attributes['aria-label'] === undefined || undefined}
        {...attributes}
      >
        <path d={path} />
      </svg>
    );
  };
