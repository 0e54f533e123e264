import { expect, test } from 'vitest'
import { findPicture } from './find-picture.ts'

const files = ['projects/firin.jpg', 'projects/IMG_4711.HEIC', 'services/bakim-onarim.png']

test('a picture is found by its name', () => {
  expect(findPicture('projects/firin.jpg', files)).toEqual(['projects/firin.jpg'])
  expect(findPicture('projects/olmayan.jpg', files)).toEqual([])
})

test('capital letters make no difference, unless two files differ in nothing else', () => {
  expect(findPicture('projects/img_4711.heic', files)).toEqual(['projects/IMG_4711.HEIC'])
  const both = ['projects/a.JPG', 'projects/a.jpg']
  expect(findPicture('projects/a.jpg', both)).toEqual(['projects/a.jpg'])
  expect(findPicture('projects/A.jpg', both)).toEqual(both)
})

test('a Turkish name is found however the disk stores its letters', () => {
  const onDisk = 'projects/Işık köşesi.jpg'.normalize('NFD')
  expect(findPicture('projects/Işık köşesi.jpg', [onDisk])).toEqual([onDisk])
})

test('a service takes the picture of its own name, of any kind', () => {
  expect(findPicture('services/bakim-onarim', files)).toEqual(['services/bakim-onarim.png'])
  expect(findPicture('services/bakim', files)).toEqual([])
  const two = [...files, 'services/bakim-onarim.heic']
  expect(findPicture('services/bakim-onarim', two)).toHaveLength(2)
})
