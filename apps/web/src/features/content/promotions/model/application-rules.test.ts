import { APPLICATION_COMMENT_MAX, APPLICATION_PICTURE_BYTES_MAX, APPLICATION_PICTURES_MAX } from '@fairlot/contract';
import { expect, it } from 'vitest';
import {
  COMMENT_MAX,
  commentLength,
  PICTURE_BYTES_MAX,
  PICTURE_TYPES,
  pictureProblem,
  PICTURES_MAX,
} from './application-rules.ts';

it('allows 140 characters and three pictures, PNG or JPEG up to 5 MB, as on the server [K-048]', () => {
  expect([COMMENT_MAX, PICTURES_MAX, PICTURE_BYTES_MAX, PICTURE_TYPES]).toEqual([
    140,
    3,
    5 * 1024 * 1024,
    ['image/png', 'image/jpeg'],
  ]);
  expect([APPLICATION_COMMENT_MAX, APPLICATION_PICTURES_MAX, APPLICATION_PICTURE_BYTES_MAX]).toEqual([
    COMMENT_MAX,
    PICTURES_MAX,
    PICTURE_BYTES_MAX,
  ]);
});

it('states what is wrong with a picture', () => {
  const png = { type: 'image/png', size: PICTURE_BYTES_MAX };
  expect(pictureProblem(png, 2)).toBeNull();
  expect(pictureProblem(png, 3)).toBe('tooMany');
  expect(pictureProblem({ type: 'image/gif', size: 1 }, 0)).toBe('wrongType');
  expect(pictureProblem({ ...png, size: PICTURE_BYTES_MAX + 1 }, 0)).toBe('tooLarge');
  expect(commentLength(' 🎁🎁 ')).toBe(2);
});
