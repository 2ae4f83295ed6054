const MAX_LENGTH = 254;
/**
 * Word characters with optional dotted parts, @, and a domain that ends in two or three letters (Z-58). Every part ends
 * before a character that it cannot contain, so matching takes linear time.
 */
const PATTERN = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

/** Whether an address is valid in the form for a forgotten password; surrounding spaces are ignored. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_LENGTH && PATTERN.test(email);
}
