import { describe, expect, test } from 'vitest'
import { prepareListing } from '../listing/prepared-listing.ts'
import { listings } from '../testing/sample-listings.ts'
import { updateBlockPoints } from './block-points.ts'
import { allotAllPoints, allotPoints, findRow, openMarket, putListing } from './market.ts'
import { rowAsks } from './market-block.ts'

const openedMarket = () => openMarket(Object.values(listings))

describe('updating the points of a block', () => {
  test('gives each row the points of its listing', () => {
    const market = openedMarket()
    allotAllPoints(market)
    for (const listing of Object.values(listings)) {
      const { block, row } = findRow(market, market.placeById.get(listing.id)!)
      const allotment = allotPoints(market, prepareListing(listing))
      expect(block.titlePoints[row]).toBe(allotment.title)
      expect(rowAsks(block, row).map(({ points }) => points)).toEqual(allotment.asks)
    }
  })

  test('does nothing when the block is up to date', () => {
    const market = openedMarket()
    allotAllPoints(market)
    expect(updateBlockPoints(market.terms, market.blocks[0]!, market.edition)).toBe(false)
  })

  test('runs again after a new row', () => {
    const market = openedMarket()
    allotAllPoints(market)
    putListing(market, { ...listings.data, id: 'new' })
    expect(updateBlockPoints(market.terms, market.blocks[0]!, market.edition)).toBe(true)
  })

  test('follows the weights when one skill becomes common', () => {
    const market = openMarket([listings.data])
    allotAllPoints(market)
    const { block, row } = findRow(market, market.placeById.get('data')!)
    const before = rowAsks(block, row).map(({ points }) => points)
    for (let index = 0; index < 400; index++)
      putListing(market, { id: `${index}`, title: 'Analyst', description: '', requirements: ['SQL'] })
    allotAllPoints(market)
    const place = findRow(market, market.placeById.get('data')!)
    const after = rowAsks(place.block, place.row).map(({ points }) => points)
    expect(after).not.toEqual(before)
    expect(after).toEqual(allotPoints(market, prepareListing(listings.data)).asks)
  })
})
