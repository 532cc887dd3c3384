// @ts-check

/** Scrolls to a message of the channel that is open, where it is there. @param {string} id */
export function showMessage(id) {
  const message = document.querySelector(`[data-message="${CSS.escape(id)}"]`);
  message?.scrollIntoView({ block: 'center' });
}
