import './drawn';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { answerStylesQuickly } from './computedStyle';
import { IGNORED, matchQuickly } from './matches';

/** Like Testing Library's own, but the page is printed when the message is read, not at each try of a wait. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
}

/** The same time as in setup.ts, because screens arrive by dynamic imports, which take their time on a busy machine. */
configure({ asyncUtilTimeout: 20_000, getElementError: elementError, defaultIgnore: IGNORED });

answerStylesQuickly();
matchQuickly();

/** Restores the browser before each test file, because files share one. */
export function prepareBrowser(): void {
  /* Frames run as soon as possible, because jsdom's own frames stop for good when one is requested under a fake
     clock. `page` keeps the window, because a store that ended sometimes requests a frame after its file, when
     `window` no longer exists. */
  const page = window;
  page.requestAnimationFrame = (draw) => page.setTimeout(() => draw(performance.now()));
  page.cancelAnimationFrame = (frame) => page.clearTimeout(frame);
  /** jsdom has no layout, so every screen is a wide desktop with a mouse, unless a test says otherwise. */
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.IntersectionObserver = class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  /** jsdom's blobs cannot be streamed, which the mock server needs for an answer that is a file. */
  Blob.prototype.stream = function stream(this: Blob) {
    const reader = new FileReader();
    return new ReadableStream({
      start: (controller) => {
        reader.onload = () => {
          controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
          controller.close();
        };
        reader.readAsArrayBuffer(this);
      },
    });
  };

  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });

  /* jsdom knows the dialog element but cannot open it. */
  function open(this: HTMLDialogElement) {
    this.open = true;
  }
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open });

  afterEach(() => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
